import { asJson, asList } from '../json.ts'
import type { Problem } from '../problem.ts'
import { component, follow, problemAt, valuesOf, type Place, type Sources } from './source.ts'
import { withKeyword, type Keyworded } from './walk.ts'

/**
 * Facts of the home that a condition may name where no field beside it has the name
 * (src/forms/rules.ts).
 */
const OF_THE_HOME: Record<string, string> = {
  type: 'property/PropertyType.yaml',
  operation: 'property/Operation.yaml',
}

/** `x-when`: its fields are there and its values are theirs. */
export function whenFaults(sources: Sources): Problem[] {
  return each(sources, 'x-when').flatMap((here) => {
    const conditions = Object.entries(asJson(here.node['x-when']))
    return conditions.flatMap(([field, values]) => {
      const says = (what: string) =>
        problemAt(
          here.source,
          [...here.path, 'x-when', field],
          `x-when of ${nameOf(here)}: ${what}`,
        )
      const read = readBy(sources, here, field)
      if (!read) return [says(`there is no field ${field} beside it`)]
      const known = valuesOf(sources, read)
      if (!known)
        return [
          says(
            `${field} has no closed list of values, or is a list itself: x-when reads one value`,
          ),
        ]
      const strange = asList(values).filter((value) => !known.includes(value))
      return strange.map((value) =>
        says(`${field} is never ${String(value)} (${known.join(', ')})`),
      )
    })
  })
}

/**
 * `x-options-by`: the enumeration has options by that field, and they are its values and the
 * enumeration's.
 */
export function optionFaults(sources: Sources): Problem[] {
  return each(sources, 'x-options-by').flatMap((here) => {
    const field = String(here.node['x-options-by'])
    const says = (what: string) =>
      problemAt(
        here.source,
        [...here.path, 'x-options-by'],
        `x-options-by of ${nameOf(here)}: ${what}`,
      )
    const by = readBy(sources, here, field)
    if (!by) return [says(`there is no field ${field} beside it`)]
    const own = follow(sources, { file: here.source.file, node: here.node })
    const listed = own?.node['items']
      ? follow(sources, { file: own.file, node: asJson(own.node['items']) })
      : own
    const options = Object.entries(asJson(own?.node['x-options'] ?? listed?.node['x-options']))
    if (!listed || options.length === 0) return [says('its enumeration has no x-options')]
    const [keys, values] = [valuesOf(sources, by) ?? [], valuesOf(sources, listed) ?? []]
    return [
      ...options
        .filter(([key]) => !keys.includes(key))
        .map(([key]) => says(`${field} is never ${key}`)),
      ...options
        .flatMap(([, offered]) => asList(offered))
        .filter((one) => !values.includes(one))
        .map((one) => says(`${String(one)} is no value of it`)),
    ]
  })
}

function each({ files }: Sources, keyword: string): Keyworded[] {
  return [...files.values()].flatMap((source) => withKeyword(source, keyword))
}

function nameOf({ path }: Keyworded): string {
  return String(path.at(-1) ?? 'the component')
}

/** The field that a keyword reads: beside it, else the home's. Undefined: there is none. */
function readBy(
  sources: Sources,
  { siblings, source, path }: Keyworded,
  field: string,
): Place | undefined {
  if (siblings && field in siblings && field !== path.at(-1))
    return { file: source.file, node: asJson(siblings[field]) }
  const home = siblings && Object.hasOwn(OF_THE_HOME, field) ? OF_THE_HOME[field] : undefined
  return home === undefined ? undefined : component(sources, home)
}
