/** What is used of saxen, which has no types: its streaming mode, without namespaces. */
declare module 'saxen' {
  type Attributes = () => Readonly<Record<string, string>>;

  export class Parser {
    on(event: 'openTag', hear: (name: string, attributes: Attributes) => void): this;
    on(event: 'closeTag', hear: (name: string) => void): this;
    on(event: 'text' | 'cdata' | 'comment' | 'question' | 'attention', hear: (text: string) => void): this;
    on(event: 'error' | 'warn', hear: (error: Error) => void): this;
    write(xml: string): this;
    end(): Error | null;
  }
}
