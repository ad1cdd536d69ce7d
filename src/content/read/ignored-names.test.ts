import { describe, expect, it } from 'vitest';
import {
  isConflictCopy,
  isHidden,
  isIgnored,
  isIgnoredPath,
  isLeftBehind,
  isPartOfSite,
  isPlaceholder,
  isSecret,
} from './ignored-names.ts';

describe('what systems, editors and sync programs leave', () => {
  it.each([
    '.DS_Store',
    '._ascently.yaml',
    '._portrait.png',
    '__MACOSX',
    'Icon\r',
    'Thumbs.db',
    'thumbs.db',
    'Desktop.ini',
    '$RECYCLE.BIN',
    'System Volume Information',
    '.directory',
    '.Trash-1000',
    '.nfs00000000024e1f4f0000000a',
    '.fuse_hidden0000000100000001',
    'home.yaml~',
    '.#home.yaml',
    '#home.yaml#',
    '~$prices.xlsx',
    '.~lock.prices.ods#',
    '.home.yaml.swp',
    '.home.yaml.swo',
    'home.yaml.bak',
    'home.yaml.orig',
    'home.yaml.rej',
    'home.yaml.tmp',
    'portrait.jpg.part',
    'portrait.jpg.crdownload',
    'home.yaml___jb_tmp___',
    'home.yaml.sb-1234abcd-AbCdEf',
    '~syncthing~home.yaml.tmp',
    '.syncthing.home.yaml.tmp',
    '.dropbox.attr',
    '@eaDir',
    '#recycle',
    '.@__thumb',
    'home.yaml.!sync',
    'portrait.jpg.filepart',
    '._sync_a1b2c3.db',
    '.sync_a1b2c3.db-wal',
    '.git',
    '.gitignore',
    '.gitkeep',
    '.svn',
    'node_modules',
    '.idea',
    '.vscode',
  ])('%j is ignored and never mentioned', (name) => {
    expect([isIgnored(name), isLeftBehind(name), isConflictCopy(name)]).toEqual([true, true, false]);
  });

  it.each(['.env', '.env.local', '.htaccess', '.nojekyll', '.home.yaml.content-edit', '.secret'])(
    '%s is hidden, and somebody may have meant it',
    (name) => {
      expect([isIgnored(name), isHidden(name), isLeftBehind(name)]).toEqual([true, true, false]);
    },
  );

  it.each([
    'home.yaml',
    'about-me.yaml',
    'conflict-of-interest.yaml',
    'desktop.yaml',
    'thumbs.yaml',
    'git.yaml',
    'backup.yaml',
    'tmp.yaml',
    'cvs',
    'robots.txt',
    'a.b.png',
    'Team (2).jpg',
    'portrait copy.jpg',
    '.well-known',
    'security.txt',
    'IMG_2041.JPG',
    'map (conflict zone).png',
    'team-FAQ.pdf',
    '#1.png',
    'a~b.png',
  ])('%j is none of it', (name) => {
    expect([isIgnored(name), isConflictCopy(name)]).toEqual([false, false]);
  });

  it('is ignored at any depth', () => {
    expect(isIgnoredPath('content/pages/.git/a.yaml')).toBe(true);
    expect(isIgnoredPath('node_modules/a/index.svg')).toBe(true);
    expect(isIgnoredPath('.well-known/security.txt')).toBe(false);
    expect(isIgnoredPath('.well-known/.DS_Store')).toBe(true);
    expect(isIgnoredPath('content/pages/home.yaml')).toBe(false);
  });
});

it.each([
  'pricing (conflicted copy).yaml',
  "pricing (Anna's conflicted copy 2026-11-26).yaml",
  'pricing (conflicted copy 2026-11-26 101010).yaml',
  'pricing (Annas modstridende kopi 2026-11-26).yaml',
  'pricing (In Konflikt stehende Kopie von Anna 2026-11-26).yaml',
  'pricing (Copie en conflit de Anna 2026-11-26).yaml',
  'pricing (Copia en conflicto de Anna).yaml',
  'pricing (Conflicterende kopie van Anna).yaml',
  'pricing (Case Conflict).yaml',
  'pricing (Case Conflict 1).yaml',
  'pricing (Unicode Encoding Conflict).yaml',
  'pricing [Conflict].yaml',
  'pricing.sync-conflict-20261126-101010-ABCDEFG.yaml',
  'pricing_conflict-20261126-101010.yaml',
  'pricing.Conflict.yaml',
  'pricing-DESKTOP-1A2B3C4.yaml',
  'pricing-LAPTOP-ABCDEFGH.yaml',
  'pricing-ANNAS-PC.yaml',
  'pricing_LOCAL_12345.yaml',
  'pricing_BACKUP_12345.yaml',
])('%j is a copy that a sync program saved', (name) => {
  expect([isConflictCopy(name), isLeftBehind(name)]).toEqual([true, false]);
});

it.each([
  '.env',
  '.env.local',
  '.Env.Production',
  'site.env',
  '.npmrc',
  '.htpasswd',
  '.ssh',
  'id_rsa',
  'id_ed25519',
  'server.key',
  'server.pem',
  'Passwords.kdbx',
  'client_secret_123.json',
  'credentials.json',
  'secrets.yaml',
  'service-account-prod.json',
])('%j may hold passwords or keys, and is never part of the site', (name) => {
  expect([isSecret(name), isPartOfSite(`public/${name}`)]).toEqual([true, false]);
});

it.each([
  'environment.svg',
  'id_rsa.pub',
  'key.svg',
  'secret-garden.jpg',
  'credentials.svg',
  'secretary.txt',
  'keys.png',
])('%j is no secret', (name) => {
  expect([isSecret(name), isPartOfSite(`public/${name}`)]).toEqual([false, true]);
});

it('knows what iCloud leaves in place of a file', () => {
  for (const name of ['.home.yaml.icloud', '.portrait.png.icloud'])
    expect([isPlaceholder(name), isIgnored(name), isPartOfSite(name)]).toEqual([true, false, false]);
  expect(isPlaceholder('a.icloud')).toBe(false);
});
