
/**
 * How it stands. `requested`: somebody asked for it, nobody agreed yet (RFC 5545 TENTATIVE); `no_show`: they did not come.
 */
export type AgendaStatus = typeof AgendaStatus[keyof typeof AgendaStatus];


export const AgendaStatus = {
  requested: 'requested',
  confirmed: 'confirmed',
  done: 'done',
  no_show: 'no_show',
  cancelled: 'cancelled',
} as const;
