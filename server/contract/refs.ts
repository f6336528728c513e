type Node = Record<string, unknown>

const MOST_HOPS = 20

/**
 * Name of the component that a node of the contract refers to; null when it states its own shape.
 */
export function refName(node: unknown): string | null {
  const ref = typeof node === 'object' && node !== null ? (node as Node)['$ref'] : undefined
  return typeof ref === 'string' ? (ref.split('/').at(-1) ?? '') : null
}

/**
 * A node with its references followed; what stands beside a `$ref` wins (OpenAPI 3.1). `find` gives
 * what a reference names.
 */
export function follow(node: Node, find: (name: string, ref: string) => Node | undefined): Node {
  let found = node
  for (let hops = 0; typeof found['$ref'] === 'string'; hops += 1) {
    if (hops > MOST_HOPS) throw new Error(`A reference turns in a circle: ${found['$ref']}`)
    const { $ref, ...beside } = found
    found = { ...find(String($ref).split('/').at(-1) ?? '', String($ref)), ...beside }
  }
  return found
}
