import { withSettings } from './http.ts'
import { checkSettings, type Settings } from './settings.ts'

type Functions<Module> = {
  [
    Name in keyof Module as Module[Name] extends (...args: never) => unknown ? Name : never
  ]: Module[Name]
}

/**
 * The functions of a generated module, each asking where and as whom `settings` say; throws when
 * they say no such thing.
 */
export function bind<Module extends object>(
  operations: Module,
  settings: Settings,
): Functions<Module> {
  checkSettings(settings)
  const bound = Object.entries(operations).flatMap(([name, operation]): [string, unknown][] =>
    typeof operation === 'function'
      ? [
          [
            name,
            (...args: unknown[]): unknown =>
              withSettings(settings, () =>
                (operation as (...given: unknown[]) => unknown)(...args),
              ),
          ],
        ]
      : [],
  )
  return Object.fromEntries(bound) as Functions<Module>
}
