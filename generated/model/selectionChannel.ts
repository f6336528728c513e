
/**
 * How the link goes out: EMAIL the house sends it; WHATSAPP and LINK the agent takes it along, WHATSAPP with a prepared message.
 */
export type SelectionChannel = typeof SelectionChannel[keyof typeof SelectionChannel];


export const SelectionChannel = {
  EMAIL: 'EMAIL',
  WHATSAPP: 'WHATSAPP',
  LINK: 'LINK',
} as const;
