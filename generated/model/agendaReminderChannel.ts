
/**
 * How people are reminded: on the platform and their devices (push), or by mail.
 */
export type AgendaReminderChannel = typeof AgendaReminderChannel[keyof typeof AgendaReminderChannel];


export const AgendaReminderChannel = {
  PLATFORM: 'PLATFORM',
  EMAIL: 'EMAIL',
} as const;
