
/**
 * create adds new people only, update changes known ones only, upsert does both.
 */
export type IntakeMode = typeof IntakeMode[keyof typeof IntakeMode];


export const IntakeMode = {
  create: 'create',
  update: 'update',
  upsert: 'upsert',
} as const;
