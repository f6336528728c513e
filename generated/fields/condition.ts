// Written by `npm run generate`. Do not edit.


/** The keyword `x-when` of a field: a field beside it, else a fact of the home → the values under which it applies. */
export type Condition = Readonly<Record<string, readonly unknown[]>>

/** What conditions ask of the home itself; inside an offer only its own operation counts. */
export interface HomeFacts {
  type?: string
  operations?: readonly unknown[]
}

/**
 * What a condition reads under a key: the field beside it when there is such a field, else the type or the operations
 * of the home.
 */
export function factsOf(key: string, isBeside: (key: string) => boolean, beside: Readonly<Record<string, unknown>>, home: HomeFacts): readonly unknown[] {
  if (isBeside(key)) return [beside[key]]
  if (key === 'type') return [home.type]
  return key === 'operation' ? (home.operations ?? []) : []
}

/** Whether a field applies: each key of its `x-when` has one of its values. A field without one always does. */
export function holds(when: Condition | undefined, facts: (key: string) => readonly unknown[]): boolean {
  return Object.entries(when ?? {}).every(([key, wanted]) => facts(key).some((fact) => wanted.includes(fact)))
}
