/**
 * A person's mistake, told apart from our own by its type: the code is stable (tests and translations use it), the
 * sentence is for the person and says what to do instead. Anything else that is thrown is a bug.
 */
export class UserError extends Error {
  readonly code: string;
  constructor(code: string, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = "UserError";
    this.code = code;
  }
}
