import type { StorageFault } from './storage.ts'

/** How the server is, as GET /readyz tells it: words of ours, nothing of what stands behind. */
export interface ConditionReport {
  /** `limited`: it answers, but cannot keep anything new. `unavailable`: send nobody here. */
  status: 'ready' | 'limited' | 'unavailable'
  /** `restarting`: the embedded one ended and is being brought back. */
  database: 'ok' | 'away' | 'restarting' | StorageFault['fault']
  files: 'ok' | StorageFault['fault']
  /**
   * `polling`: what happens is not heard but looked for every two seconds; the database stands
   * behind a pooler.
   */
  live: 'listening' | 'polling'
}

/** Knows how the server is. */
export interface Condition {
  /** Tells it of an error; one that speaks of storage is remembered until writing works again. */
  note(error: unknown): void
  read(): Promise<ConditionReport>
}
