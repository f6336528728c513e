/**
 * What stands for a code of the contract. An answer may come from a server of a later version, which
 * has codes that this page does not know: they get `other`, and the screen is left whole.
 */
export const byCode = <Code extends string, Found, Other>(
  table: Readonly<Record<Code, Found>>,
  code: Code,
  other: Other,
): Found | Other => (Object.hasOwn(table, code) ? table[code] : other)
