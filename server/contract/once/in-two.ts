import type { Ctx } from '../context.ts'
import { HttpError } from '../errors.ts'
import type { Handler, Input } from '../handler.ts'
import type { Route } from '../routes.ts'
import { DoneBefore, once, refuseKnown } from './once.ts'

/** An act that makes something beside the database before its transaction: a file that a row names. */
interface Parts<In, Made, Out> {
  /** Asks whether it may be done, and makes what the act needs; a sweep finds what is left of it. */
  make(input: In, ctx: Ctx): Promise<Made>
  /** The act itself: all that it does is one transaction. */
  keep(made: Made, input: In, ctx: Ctx): Promise<Out>
  /** Nothing names what was made. */
  drop(made: Made, ctx: Ctx): Promise<void>
}

type Act = (within: Ctx) => Promise<unknown>
/** The second part, given how it is run. */
type Second = (run: (act: Act) => Promise<unknown>) => Promise<unknown>

const firsts = new WeakMap<object, (input: never, ctx: Ctx) => Promise<Second>>()

/**
 * The handler of such an act. With a key only its second part is in the key's transaction: nobody
 * holds a connection while a page is drawn. What was made is dropped where the act was refused for
 * certain or done before; where nobody knows whether it was committed, it stays.
 */
export function inTwo<In, Made, Out>({
  make,
  keep,
  drop,
}: Parts<In, Made, Out>): (input: In, ctx: Ctx) => Promise<Out> {
  const first = async (input: In, ctx: Ctx): Promise<Second> => {
    const made = await make(input, ctx)
    return async (run) => {
      try {
        return await run((within) => keep(made, input, within))
      } catch (error) {
        // What cannot be dropped now is found by a sweep: it is no reason for another answer.
        if (error instanceof HttpError || error instanceof DoneBefore)
          await drop(made, ctx).catch((err: unknown) =>
            ctx.log.warn({ err }, 'what a refused act had made is left'),
          )
        throw error
      }
    }
  }
  const handler = async (input: In, ctx: Ctx): Promise<Out> => {
    const second = await first(input, ctx)
    return (await second((act) => act(ctx))) as Out
  }
  firsts.set(handler, first)
  return handler
}

/** Runs a handler once with its key, of one in two parts the second. */
export async function onceIn(
  route: Route,
  key: string,
  ctx: Ctx,
  input: Input,
  handler: Handler,
): Promise<unknown> {
  const first = firsts.get(handler) as ((input: Input, ctx: Ctx) => Promise<Second>) | undefined
  const run = (act: Act): Promise<unknown> => once(route, key, ctx, input, act)
  if (!first) return run((within) => handler(input, within))
  await refuseKnown(route, key, ctx, input)
  const second = await first(input, ctx).catch(async (error: unknown) => {
    // It may be refused since it was done a moment ago, by the call whose answer was lost.
    await refuseKnown(route, key, ctx, input)
    throw error
  })
  return second(run)
}
