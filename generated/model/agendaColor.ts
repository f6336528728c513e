
/**
 * One of our own colours; without it the kind decides.
 */
export type AgendaColor = typeof AgendaColor[keyof typeof AgendaColor];


export const AgendaColor = {
  primary: 'primary',
  sea: 'sea',
  sun: 'sun',
  ok: 'ok',
  neutral: 'neutral',
} as const;
