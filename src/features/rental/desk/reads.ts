/** What is read again after a write. */
export const READS = ['rental']
