export function compiled(program: string, folder?: string): Promise<string>;
