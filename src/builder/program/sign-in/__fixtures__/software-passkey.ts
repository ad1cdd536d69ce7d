import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

/** What a device says of its person, as bits: present, verified. */
export const PRESENT = 0x01;
export const VERIFIED = 0x04;

/** What a page asks a passkey. */
interface Question {
  challenge: string;
}

/** What a device writes into its answer; an attacker's device writes what it likes. */
interface Said {
  origin: string;
  host: string;
  flags?: number;
  counter?: number;
}

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();
const base64url = (data: Uint8Array | string) => Buffer.from(data).toString('base64url');

const clientData = (type: string, { challenge }: Question, { origin }: Said) =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

function authenticatorData(
  { host, flags = PRESENT | VERIFIED, counter = 0 }: Said,
  attested = Buffer.alloc(0),
): Buffer {
  const count = Buffer.alloc(4);
  count.writeUInt32BE(counter);
  return Buffer.concat([sha256(host), Buffer.from([flags | (attested.length > 0 ? 0x40 : 0)]), count, attested]);
}

/** A passkey in a program, which answers as the standard says (Web Authentication, level 3). */
export function createSoftwarePasskey() {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(16);
  const part = (coordinate: string) => new Uint8Array(Buffer.from(coordinate, 'base64url'));
  const key = isoCBOR.encode(
    new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, part(x)],
      [-3, part(y)],
    ]),
  );
  const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, Buffer.from(key)]);
  const common = { id: base64url(id), rawId: base64url(id), type: 'public-key', clientExtensionResults: {} };
  return {
    create(question: Question, said: Said) {
      const attestationObject = isoCBOR.encode(
        new Map<string, unknown>([
          ['fmt', 'none'],
          ['attStmt', new Map()],
          ['authData', new Uint8Array(authenticatorData(said, attested))],
        ]) as never, // the type of the library lists no nested maps
      );
      const data = clientData('webauthn.create', question, said);
      return {
        ...common,
        response: { clientDataJSON: base64url(data), attestationObject: base64url(attestationObject) },
      };
    },
    signIn(question: Question, said: Said) {
      const [data, own] = [clientData('webauthn.get', question, said), authenticatorData(said)];
      const signature = sign('sha256', Buffer.concat([own, sha256(data)]), privateKey);
      return {
        ...common,
        response: {
          clientDataJSON: base64url(data),
          authenticatorData: base64url(own),
          signature: base64url(signature),
        },
      };
    },
  };
}
