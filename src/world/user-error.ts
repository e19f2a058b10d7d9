/**
 * A person's mistake, told apart from our own by its type: the code is stable (tests and translations use it), the
 * sentence is for the person and says what to do instead. Anything else that is thrown is a bug.
 */
export class UserError extends Error {
  readonly code: string;
  /** The same in few words, for whoever was told the whole of it a moment ago. */
  readonly brief: string;
  constructor(code: string, message: string, { brief, ...options }: ErrorOptions & { readonly brief?: string } = {}) {
    super(message, options);
    this.name = "UserError";
    this.code = code;
    this.brief = brief ?? message;
  }
}
