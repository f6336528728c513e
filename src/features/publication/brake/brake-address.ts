import type { PublicationBrake } from '../../../../generated/model'

/** The homes behind a remark, in the address of the page of all channels. */
export const brakeSearch = ({
  rule,
  severity,
}: Pick<PublicationBrake, 'rule' | 'severity'>): Record<string, string> => ({
  frena: rule,
  grado: severity,
})

/** The remark that an address asks for; null: none that could be one. */
export function brakeOf(
  search: URLSearchParams,
): Pick<PublicationBrake, 'rule' | 'severity'> | null {
  const rule = search.get('frena') ?? ''
  if (!/^[A-Za-z]{1,40}$/.test(rule)) return null
  return { rule, severity: search.get('grado') === 'warning' ? 'warning' : 'error' }
}
