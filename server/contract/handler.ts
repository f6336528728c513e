import type { Ctx, ResolveSession, StandingSession } from './context.ts'
import type { Deps } from './deps.ts'
import type { RoutesFile } from './routes.ts'
import type { UploadedFile } from './body/upload.ts'

/** What a handler is given, as the contract decoded it. */
export interface Input {
  params: Record<string, unknown>
  query: Record<string, unknown>
  /** Those the contract names, in lower case. */
  headers: Record<string, unknown>
  body: unknown
  files: UploadedFile[]
}

/** A handler without its own types: app.ts has checked them against `Handlers<Ctx>`. */
export type AnyHandler = (input: never, ctx: Ctx) => Promise<unknown>

/** The same as it is called, once its input has been decoded. */
export type Handler = (input: Input, ctx: Ctx) => Promise<unknown>

/** What mount needs besides the app. */
export interface MountOptions {
  routes: RoutesFile
  handlers: Record<string, AnyHandler>
  resolveSession: ResolveSession
  /** Null: nothing is ever written (the mock). */
  standingSession: StandingSession | null
  deps: Deps
}
