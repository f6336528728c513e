
export type ListBrakedHomesSeverity = typeof ListBrakedHomesSeverity[keyof typeof ListBrakedHomesSeverity];


export const ListBrakedHomesSeverity = {
  error: 'error',
  warning: 'warning',
} as const;
