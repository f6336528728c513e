import type { RouteSize } from '../../sizes.ts'

/** Pages over the limit of their layout, in words; a layout without a limit may weigh anything. */
export const tooHeavy = (
  sizes: readonly Pick<RouteSize, 'name' | 'layout' | 'js'>[],
  limits: Readonly<Record<string, number>>,
): string[] =>
  sizes.flatMap(({ name, layout, js }) => {
    const limit = limits[layout]
    return limit !== undefined && js > limit
      ? [`${name} brings ${js.toFixed(1)} kB of script; ${layout} pages may bring ${limit}`]
      : []
  })
