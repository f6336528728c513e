/** The pages show what went wrong themselves. */
export const SILENT = { request: { silent: true } } as const
