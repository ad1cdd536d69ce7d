/** Why new code can't be installed, for a developer. */
export class InstallFailure extends Error {
  readonly details: string;

  constructor({ details }: { details: string }) {
    super(details);
    this.details = details;
  }
}
