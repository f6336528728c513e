
export type FotocasaSettingsPublicationsItem = typeof FotocasaSettingsPublicationsItem[keyof typeof FotocasaSettingsPublicationsItem];


export const FotocasaSettingsPublicationsItem = {
  pisos: 'pisos',
  spainhouses: 'spainhouses',
  kyero: 'kyero',
  thinkspain: 'thinkspain',
  listglobally: 'listglobally',
} as const;
