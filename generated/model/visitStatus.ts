
/**
 * How a visit stands, as its event in the agenda.
 */
export type VisitStatus = typeof VisitStatus[keyof typeof VisitStatus];


export const VisitStatus = {
  requested: 'requested',
  confirmed: 'confirmed',
  done: 'done',
  no_show: 'no_show',
  cancelled: 'cancelled',
} as const;
