/** What is wrong, and how to mend it. */
export interface Words {
  message: string;
  hint: string;
}
