/** How the fields look that differ by direction, as the loader's options in grpc/load.ts have them. */
export interface Wire {
  readonly int64: string | number;
  readonly bytes: Uint8Array;
}

/** A message that has arrived: absent numbers and texts are at their default. */
export interface Received extends Wire {
  readonly int64: string;
  readonly bytes: Buffer;
}

/** A message before it leaves. */
export interface Sent extends Wire {}

/** One RPC by its messages: what the served unit receives and answers, what its caller sends and gets. */
export interface Rpc<Request, SentRequest, SentReply, Reply> {
  readonly request: Request;
  readonly sentRequest: SentRequest;
  readonly sentReply: SentReply;
  readonly reply: Reply;
}
