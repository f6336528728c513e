
/**
 * What a reserved or closed home waits for, or came to. The six of the specification, section 3.
 */
export type Substatus = typeof Substatus[keyof typeof Substatus];


export const Substatus = {
  RENTED_OR_SOLD: 'RENTED_OR_SOLD',
  EXTERNAL: 'EXTERNAL',
  ARRAS_CONTRACT: 'ARRAS_CONTRACT',
  SIGNATURE_PENDING: 'SIGNATURE_PENDING',
  SIGNED: 'SIGNED',
  TRANSFER: 'TRANSFER',
} as const;
