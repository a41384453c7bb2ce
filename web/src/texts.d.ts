/** The texts of the client, made by `build/texts.ts`: for each language its own name, and the Fluent text of its parts. */
declare module 'virtual:texts' {
  type Load = () => Promise<{ default: string }>;

  export interface Language {
    readonly name: string;
    /** What the home screen says. */
    readonly home: Load;
    /** Everything else. */
    readonly rest: Load;
  }

  const languages: Readonly<Record<string, Language>>;
  export default languages;
}
