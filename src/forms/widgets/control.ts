import { needOf } from '../need'
import { useLive, useProblem, useScope } from '../scope'

/**
 * What every control needs from its id: its path, whether it is wrong now, and the attributes that
 * say so.
 */
export function useControl(id: string) {
  const scope = useScope()
  const path = id.startsWith(`${scope.formId}.`) ? id.slice(scope.formId.length + 1) : id
  const problem = useProblem(path)
  const need = useLive((live) => needOf(live.form, path, scope.published, live.get().data))
  const filled = useLive((live) => live.filledFrom(path))
  const describedBy = [
    need ? `${id}-need` : '',
    problem ? `${id}-error` : '',
    filled ? `${id}-filled` : '',
    scope.words.help(path) ? `${id}-help` : '',
  ]
    .filter(Boolean)
    .join(' ')
  return {
    ...scope,
    path,
    bad: problem !== null,
    attributes: {
      id,
      'aria-invalid': problem !== null || undefined,
      'aria-describedby': describedBy || undefined,
    },
  }
}
