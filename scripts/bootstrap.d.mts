export const ROOT: string
export const BIN: string
export const NODE: string
export function ensureInstalled(): Promise<void>
export function ensureBuilt(): Promise<void>
export function run(program: string, args: string[], env?: Record<string, string>): Promise<number>
export function fail(message: string): never
