/** Kinds of job of this room. */
export const RUN = 'intake.run'
export const UNDO = 'intake.undo'
export const SWEEP = 'intake.sweep'
export const FORGET = 'intake.forget'

/** Days in which a run can be undone, and for which the details of its rows are kept. */
export const UNDO_DAYS = 30
/** Days that a file waits for somebody to import it. */
export const WAIT_DAYS = 7
/** Rows that go in together, in one transaction. */
export const BATCH = 250

/** Key of a run's rows as they were read. */
export const rowsKey = (id: string): string => `intake/${id}.jsonl`
