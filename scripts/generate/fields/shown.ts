import { join } from 'node:path'
import type { Contract } from '../contract.ts'
import { withoutNull } from '../form-schema.ts'
import { asJson, asList, type Json } from '../json.ts'
import { OPENAPI } from '../paths.ts'
import { lineOf, Problem } from '../problem.ts'
import { resolve } from '../server-schema.ts'

/** A field of a record's forms that shows somewhere besides its form. */
export interface Shown {
  path: string[]
  schema: Json
  group: string
  shows: string[]
  /** Where it is written. */
  place: Place
}

/** A node of a component's file. */
interface Place {
  component: string
  path: string[]
}

/** What the way down to a field says of it. */
interface Above {
  group: string
  /** All the way down says x-public: true. */
  isPublic: boolean
  /** Where the fields may show: as the record says, or the component. */
  most: readonly string[]
}

/** Surfaces that strangers see. */
const PUBLIC = ['facts', 'compare', 'print', 'draft']
const DEEPEST = 12

/** Collects the fields of a record that say `x-shows`, in the order of the contract. */
export class ShownFields {
  readonly found: Shown[] = []
  private readonly seen = new Set<string>()
  private readonly contract: Contract

  constructor(contract: Contract) {
    this.contract = contract
  }

  /** Walks a form: `key` is its place in the record, `most` where the record's fields may show. */
  addForm(component: string, key: string, most: readonly string[]): void {
    this.object({ component, path: [] }, this.schemaOf(component), [key], {
      group: '',
      isPublic: true,
      most,
    })
  }

  /** Throws for `x-shows` where it would show nothing: in no form of a record. */
  refuseStray(): void {
    const look = (component: string, node: unknown, path: string[]): void => {
      for (const [name, field] of Object.entries(asJson(asJson(node)['properties']))) {
        const place = { component, path: [...path, 'properties', name] }
        if (asJson(field)['x-shows'] !== undefined && !this.seen.has(keyOf(place)))
          this.refuse(place, 'it is in no form of a record, so it would show nowhere')
        look(component, field, place.path)
      }
      const { items } = asJson(node)
      if (items !== undefined) look(component, items, [...path, 'items'])
    }
    for (const [component, schema] of Object.entries(this.contract.schemas))
      look(component, schema, [])
  }

  private object(place: Place, schema: Json, path: string[], above: Above): void {
    if (path.length > DEEPEST) return
    const ownMost =
      place.path.length === 0 && schema['x-shows'] !== undefined
        ? asList(schema['x-shows']).map(String)
        : null
    const here: Above = { ...above, most: ownMost ?? above.most }
    for (const [name, field] of Object.entries(asJson(schema['properties'])))
      this.field(
        { component: place.component, path: [...place.path, 'properties', name] },
        asJson(field),
        [...path, name],
        here,
      )
  }

  private field(place: Place, node: Json, path: string[], above: Above): void {
    this.seen.add(keyOf(place))
    const schema = withoutNull(this.contract.document, resolve(this.contract.document, node))
    if (schema['x-hidden'] === true) return
    const here: Above = {
      ...above,
      group: typeof schema['x-group'] === 'string' ? schema['x-group'] : above.group,
      isPublic: above.isPublic && node['x-public'] === true,
    }
    const isPlain = schema['x-widget'] === undefined
    const items = asJson(resolve(this.contract.document, schema['items'] ?? {}))
    const inner =
      isPlain && schema['properties'] !== undefined
        ? schema
        : items['properties'] === undefined
          ? null
          : items
    const shows = asList(node['x-shows']).map(String)
    if (inner === null) {
      if (shows.length > 0)
        this.add(
          {
            path,
            schema: { ...schema, ...(schema['items'] !== undefined && { items }) },
            group: here.group,
            shows,
            place,
          },
          here,
        )
      return
    }
    if (shows.length > 0) this.refuse(place, 'a heading shows by its fields: they say it')
    const target = inner === items ? asJson(schema['items']) : node
    const component = refOf(target)
    const steps = inner === items ? [...path, '*'] : path
    if (component === null)
      this.object(
        {
          component: place.component,
          path: inner === items ? [...place.path, 'items'] : place.path,
        },
        inner,
        steps,
        here,
      )
    else this.object({ component, path: [] }, this.schemaOf(component), steps, here)
  }

  private add(field: Shown, { isPublic, most }: Above): void {
    const beyond = field.shows.find((surface) => !most.includes(surface))
    if (beyond !== undefined)
      this.refuse(
        field.place,
        `${beyond} is not for fields here (${most.join(', ') || 'none is'}), as x-shows ` +
          'of the component or of its record says' +
          (beyond.startsWith('list')
            ? '; a column by hand: docs/how-to/build-a-screen.md, "A column"'
            : ''),
      )
    if (field.schema['properties'] !== undefined && field.shows.join() !== 'record')
      this.refuse(
        field.place,
        'a field of fields has no words of its own: it shows in the record alone',
      )
    const told = field.shows.find((surface) => PUBLIC.includes(surface))
    if (told !== undefined && !isPublic)
      this.refuse(
        field.place,
        `${told} is seen by strangers, but the field is not public: take ${told} out, or say x-public: true`,
      )
    if (told !== undefined && field.group === '')
      this.refuse(field.place, `${told} needs a heading: x-group`)
    this.found.push(field)
  }

  /** Throws with file and line. */
  refuse({ component, path }: Place, what: string): never {
    const file = join(
      OPENAPI,
      'schemas',
      this.contract.folders[component] ?? '',
      `${component}.yaml`,
    )
    throw new Problem(
      file,
      lineOf(file, [...path, 'x-shows']),
      `x-shows of ${path.at(-1) ?? component}: ${what}`,
    )
  }

  private schemaOf(component: string): Json {
    return asJson(this.contract.schemas[component])
  }
}

const keyOf = ({ component, path }: Place): string => `${component} ${path.join('.')}`

function refOf(node: Json): string | null {
  return typeof node['$ref'] === 'string' ? (node['$ref'].split('/').at(-1) ?? null) : null
}
