import { KeyScope } from '../../../generated/model'

type Kind = 'read' | 'write' | 'manage' | 'use'

/** What a key may be given of one kind of records; `manage` where reading and changing are one. */
export interface Area {
  name: string
  scopes: { kind: Kind; scope: KeyScope }[]
}

/** The contract's scopes by what they are about, in its order. */
export const AREAS: readonly Area[] = Object.values(KeyScope).reduce<Area[]>((areas, scope) => {
  const [kind = '', name = ''] = scope.split(':')
  const one = { kind: kind as Kind, scope }
  const area = areas.find((known) => known.name === name)
  if (area) area.scopes.push(one)
  else areas.push({ name, scopes: [one] })
  return areas
}, [])
