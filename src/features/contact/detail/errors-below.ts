/** Field errors of one part of the record, by the paths of its own form; null without any. */
export function errorsBelow(
  errors: Record<string, string> | null,
  part: string,
): Record<string, string> | null {
  const own = Object.entries(errors ?? {}).flatMap(([path, text]) =>
    path.startsWith(`${part}.`) ? [[path.slice(part.length + 1), text]] : [],
  )
  return own.length > 0 ? (Object.fromEntries(own) as Record<string, string>) : null
}
