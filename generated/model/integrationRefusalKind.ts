
export type IntegrationRefusalKind = typeof IntegrationRefusalKind[keyof typeof IntegrationRefusalKind];


export const IntegrationRefusalKind = {
  key: 'key',
  silent: 'silent',
} as const;
