import type { Context } from '../../../kernel/context.ts';
import type { JsonObject } from '../../../kernel/crypto/canonical-json.ts';

/** Needed of credential issuance: templates of issuers of the demonstration, and what they issue from files. */
export interface DemoTemplates {
  /** A template, as far as it is to come. */
  add(
    template: {
      readonly issuerDid: string;
      readonly content: JsonObject;
      readonly becomes: 'DRAFT' | 'PUBLISHED' | 'ARCHIVED';
      /** What it is changed to once it is published. */
      readonly edited?: JsonObject | undefined;
    },
    context: Context,
  ): Promise<{ readonly templateId: string }>;
  /** A file, whose rows are issued where it is started, else validated; answers when they are. */
  send(
    file: {
      readonly issuerDid: string;
      readonly templateId: string;
      readonly fileName: string;
      readonly content: Uint8Array;
      readonly isStarted: boolean;
    },
    context: Context,
  ): Promise<{ readonly status: string; readonly issued: number }>;
  /** Removes all templates and jobs of these issuers; there may be none. */
  remove(issuerDids: readonly string[], context: Context): Promise<{ readonly removed: number }>;
}
