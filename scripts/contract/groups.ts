import { asJson, asList, type Json } from '../generate/json.ts'

/**
 * Puts the tags of the contract into the order of their groups, and the group before each tag's
 * description: Swagger UI knows no groups and draws tags as they come.
 */
export function orderTags(document: Json): void {
  const tags = asList(document['tags']).map(asJson)
  document['tags'] = asList(document['x-tagGroups'])
    .map(asJson)
    .flatMap((group) =>
      asList(group['tags']).flatMap((name) =>
        tags
          .filter((tag) => tag['name'] === name)
          .map((tag) => ({
            ...tag,
            description: `${String(group['name'])} · ${String(tag['description'])}`,
          })),
      ),
    )
}
