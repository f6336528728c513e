import { existsSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { fileURLToPath } from 'node:url'

/**
 * Generated files import each other without an extension, as bundlers like it; Node is told here
 * what they mean.
 */
registerHooks({
  resolve(specifier, context, next) {
    if (!specifier.startsWith('.') || /\.\w+$/.test(specifier) || !context.parentURL)
      return next(specifier, context)
    const found = [`${specifier}.ts`, `${specifier}/index.ts`].find((name) =>
      existsSync(fileURLToPath(new URL(name, context.parentURL))),
    )
    return next(found ?? specifier, context)
  },
})
