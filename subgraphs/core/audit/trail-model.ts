import { type Connection, trusted } from 'mongoose';
import { Schema } from 'mongoose';
import type { AuditEntry, AuditStatus } from '../../../kernel/audit.ts';
