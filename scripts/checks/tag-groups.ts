/** Tags of the contract and the groups that give them their order. */
export interface TagOrder {
  tags?: { name: string }[]
  'x-tagGroups'?: { name: string; tags: string[] }[]
}

/** Tags that stand in no group or in several, and groups that name what is no tag. */
export function tagGroupFaults({ tags = [], 'x-tagGroups': groups = [] }: TagOrder): string[] {
  const grouped = groups.flatMap((group) => group.tags)
  const known = tags.map(({ name }) => name)
  return [
    ...known
      .filter((name) => grouped.filter((other) => other === name).length !== 1)
      .map((name) => `openapi/openapi.yaml: the tag ${name} must be in one group of x-tagGroups`),
    ...grouped
      .filter((name) => !known.includes(name))
      .map((name) => `openapi/openapi.yaml: x-tagGroups names ${name}, which is no tag`),
  ]
}
