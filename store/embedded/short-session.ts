import { randomUUID } from 'node:crypto';
import { EventEmitter } from 'node:events';
import mongoose from 'mongoose';
import { Binary, type Doc } from './bson.ts';
import type { Answer } from './dispatch.ts';

/** What the engine knows a session by, and its latest transaction. */
export interface SessionNumber {
  readonly lsid: Doc;
  number: number;
}

const newNumber = (): SessionNumber => ({
  lsid: { id: new Binary(Buffer.from(randomUUID().replaceAll('-', ''), 'hex'), 4) },
  number: 0,
});

/** A session of a short cut to the engine: what a transaction asks of the driver's, which also says when it has ended. */
export class ShortSession extends EventEmitter<{ ended: [ShortSession] }> {
  readonly transaction = { isCommitted: false };
  private readonly answer: Answer;
  private readonly idle: SessionNumber[];
  private readonly session: SessionNumber;
  private state: 'none' | 'starting' | 'open' | 'ended' = 'none';

  /** `idle` has the numbers of sessions that ended, for the next ones. */
  constructor(answer: Answer, idle: SessionNumber[]) {
    super();
    this.answer = answer;
    this.idle = idle;
    this.session = idle.pop() ?? newNumber();
  }

  startTransaction(): void {
    if (this.state !== 'none') throw new Error('A transaction of this session is open: end it first.');
    this.session.number += 1;
    this.state = 'starting';
    this.transaction.isCommitted = false;
  }

  inTransaction(): boolean {
    return this.state === 'starting' || this.state === 'open';
  }

  /** The command as a part of the transaction. */
  stamp(command: Doc): Doc {
    if (this.state === 'ended') throw new Error('This session has ended; start another.');
    if (this.state === 'none') return command;
    const { lsid, number } = this.session;
    const first =
      this.state === 'starting' ? { startTransaction: true, readConcern: { level: 'snapshot' } } : {};
    this.state = 'open';
    return { ...command, lsid, txnNumber: number, autocommit: false, ...first };
  }

  /** After an error it may be asked again. */
  async commitTransaction(): Promise<void> {
    if (this.state === 'open') await this.ask('commitTransaction');
    this.state = 'none';
    this.transaction.isCommitted = true;
  }

  async abortTransaction(): Promise<void> {
    const aborted = this.state === 'open' && this.ask('abortTransaction');
    this.state = 'none';
    await aborted;
  }

  async endSession(): Promise<void> {
    if (this.state === 'ended') return;
    if (this.inTransaction()) await this.abortTransaction();
    this.state = 'ended';
    this.idle.push(this.session);
    this.emit('ended', this);
  }

  private async ask(how: 'commitTransaction' | 'abortTransaction'): Promise<void> {
    const reply = await this.answer('admin', this.stamp({ [how]: 1 }));
    if (reply.ok === 0) throw new mongoose.mongo.MongoServerError(reply);
  }
}
