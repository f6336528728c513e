import { OWN_COMMANDS } from './help.ts'
import { commandOf, commandsOf, fieldsOf, flagOf, meaningsOf, OWN_FLAGS, tagsOf } from './table.ts'
import { Usage } from './failure.ts'

/** What may stand where the last of these words is being typed. */
export function candidates(words: readonly string[]): string[] {
  const typed = words.at(-1) ?? ''
  const [tag = '', verb = ''] = words
  const fitting = (all: readonly string[]): string[] => all.filter((word) => word.startsWith(typed))
  if (words.length <= 1) return fitting([...tagsOf(), ...Object.keys(OWN_COMMANDS)])
  if (words.length === 2) return fitting(commandsOf(tag).map((one) => one.verb))
  const command = commandOf(tag, verb)
  if (!command) return []
  const fields = [...fieldsOf(command.body), ...command.query, ...command.headers]
  const before = fields.find((field) => `--${flagOf(field)}` === words.at(-2))
  const values = before && meaningsOf(before)
  if (values) return fitting(Object.keys(values))
  return typed.startsWith('-')
    ? fitting([...fields.map(flagOf), ...Object.keys(OWN_FLAGS)].map((flag) => `--${flag}`))
    : []
}

const SHELLS: Record<string, string> = {
  bash: `_llar() {
  local IFS=$'\\n'
  COMPREPLY=($(llar __complete "\${COMP_WORDS[@]:1:COMP_CWORD}"))
}
complete -o default -F _llar llar
`,
  zsh: `#compdef llar
_llar() {
  local -a all
  all=("\${(@f)$(llar __complete "\${(@)words[2,CURRENT]}")}")
  compadd -a all
}
compdef _llar llar
`,
  fish: `complete -c llar -f -a '(llar __complete (commandline -opc)[2..] (commandline -ct))'
`,
}

/** `llar completion bash`: what a shell reads at its start. */
export function completionFor(shell: string | undefined): string {
  const script = shell === undefined ? undefined : SHELLS[shell]
  if (script === undefined) throw new Usage(`llar completion ${Object.keys(SHELLS).join(' | ')}`)
  return script
}
