/// <reference lib="dom" />

// The browser gets this file with its types taken out (page.ts beside the server): nothing to
// import at run time.
interface Named {
  name: string
  about: string
  group?: string
}
interface Operation {
  operationId: string
  tag: string
  method: string
  path: string
  summary: string
  roles: string[] | null
  security: boolean
  scenarios: string[]
  documented: Named[]
}
interface Stage {
  roles: string[]
  scenarios: Named[]
  operations: Operation[]
}
interface Choices {
  role: string
  everywhere: string | null
  operations: Record<string, string>
}
interface Request {
  number: number
  at: string
  method: string
  url: string
  operationId: string | null
  scenario: string
  status: number
  milliseconds: number
  wrong: Record<string, string>
}

const byId = <Kind extends HTMLElement>(id: string): Kind => document.getElementById(id) as Kind
const said = byId<HTMLParagraphElement>('said')
let stage: Stage = { roles: [], scenarios: [], operations: [] }
let choices: Choices = { role: 'ADMIN', everywhere: null, operations: {} }
let shown = -1

function make<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  className = '',
  text = '',
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag)
  element.className = className
  element.textContent = text
  return element
}

async function ask<Reply>(method: string, path: string, body?: unknown): Promise<Reply> {
  const reply = await fetch(`/__mock/${path}`, {
    method,
    ...(body === undefined
      ? {}
      : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  })
  const answer = (await reply.json()) as Reply & { error?: string }
  if (!reply.ok) throw new Error(answer.error ?? `The mock answered ${reply.status}`)
  return answer
}

function tell(text: string, failed = false): void {
  said.textContent = text
  said.classList.toggle('failed', failed)
}

async function choose(change: Partial<Choices>, done: string): Promise<void> {
  try {
    choices = await ask<Choices>('PUT', 'choices', { ...choices, ...change })
    tell(done)
  } catch (error) {
    tell(error instanceof Error ? error.message : String(error), true)
  }
  showChoices()
}

/** The options of a choice, in the groups of the scenarios. */
function options(
  select: HTMLSelectElement,
  first: string,
  names: string[],
  more: Named[] = [],
): void {
  const known = [
    ...stage.scenarios,
    ...more.map((one) => ({ ...one, group: 'Documented answers' })),
  ]
  select.replaceChildren(new Option(first, ''))
  for (const group of new Set(known.map((one) => one.group ?? ''))) {
    const box = document.createElement('optgroup')
    box.label = group
    for (const one of known)
      if (one.group === group && names.includes(one.name))
        box.append(new Option(one.name, one.name))
    if (box.children.length > 0) select.append(box)
  }
}

function operationRow(operation: Operation): HTMLLIElement {
  const row = make('li')
  row.dataset['operation'] = operation.operationId
  const words = make('div')
  const line = make('div', 'path')
  line.append(make('span', 'method', operation.method), ` ${operation.path}`)
  const who = operation.roles
    ? `for ${operation.roles.join(', ')}`
    : operation.security
      ? 'for whoever is signed in'
      : 'public'
  words.append(
    make('div', 'name', operation.operationId),
    make('div', '', operation.summary),
    line,
    make('div', 'path', who),
  )
  const select = document.createElement('select')
  select.setAttribute('aria-label', `What ${operation.operationId} plays`)
  select.addEventListener('change', () => {
    const { [operation.operationId]: _old, ...others } = choices.operations
    void choose(
      {
        operations:
          select.value === '' ? others : { ...others, [operation.operationId]: select.value },
      },
      `${operation.operationId} plays ${select.value || 'what is played everywhere'}`,
    )
  })
  options(select, 'as everywhere', operation.scenarios, operation.documented)
  row.append(words, select)
  return row
}

function showOperations(): void {
  const box = byId('operations')
  box.replaceChildren()
  for (const tag of new Set(stage.operations.map((one) => one.tag))) {
    const part = document.createElement('div')
    const list = make('ul')
    for (const operation of stage.operations)
      if (operation.tag === tag) list.append(operationRow(operation))
    part.append(make('h3', '', tag), list)
    box.append(part)
  }
  showChoices()
}

function showChoices(): void {
  byId<HTMLSelectElement>('everywhere').value = choices.everywhere ?? ''
  byId<HTMLSelectElement>('role').value = choices.role
  byId('about').textContent =
    stage.scenarios.find((one) => one.name === choices.everywhere)?.about ??
    'Some of everything: what is answered when nothing is chosen.'
  const words = byId<HTMLInputElement>('find')
    .value.toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '')
  const only = byId<HTMLInputElement>('chosen').checked
  for (const row of document.querySelectorAll<HTMLLIElement>('#operations li')) {
    const own = choices.operations[row.dataset['operation'] ?? '']
    const select = row.querySelector('select')
    if (select) select.value = own ?? ''
    row.classList.toggle('own', own !== undefined)
    const text = `${row.firstElementChild?.textContent ?? ''}`.toLowerCase()
    row.hidden = (only && own === undefined) || !words.every((word) => text.includes(word))
  }
  for (const part of document.querySelectorAll<HTMLDivElement>('#operations > div'))
    part.hidden = part.querySelector('li:not([hidden])') === null
}

function requestRow(request: Request): HTMLLIElement {
  const row = make('li')
  const line = make('div')
  line.append(
    make(
      'span',
      request.status === 0 || request.status >= 400 ? 'status bad' : 'status',
      request.status === 0 ? 'no answer' : String(request.status),
    ),
    ` ${request.operationId ?? 'no operation of the contract'}`,
  )
  const path = make('div', 'path')
  path.append(make('span', 'method', request.method), ` ${request.url}`)
  row.append(
    line,
    path,
    make(
      'div',
      'path',
      `${new Date(request.at).toLocaleTimeString('en-GB')} · ${request.scenario} · ${request.milliseconds} ms`,
    ),
  )
  const faults = Object.entries(request.wrong)
  if (faults.length > 0) {
    const list = make('dl')
    for (const [field, words] of faults)
      list.append(make('dt', '', field === '_' ? 'as a whole' : field), make('dd', '', words))
    row.append(list)
  }
  return row
}

async function showRequests(force = false): Promise<void> {
  const requests = await ask<Request[]>('GET', 'requests').catch(() => null)
  if (requests === null) return tell('The mock does not answer; it may have been stopped.', true)
  const newest = requests[0]?.number ?? 0
  if (newest === shown && !force) return
  shown = newest
  const wanted = byId<HTMLInputElement>('faulty').checked
    ? requests.filter((one) => Object.keys(one.wrong).length > 0)
    : requests
  const rows = wanted.slice(0, 60).map(requestRow)
  byId('requests').replaceChildren(
    ...(rows.length > 0
      ? rows
      : [make('li', 'quiet', 'None so far. What the screens ask appears here.')]),
  )
}

async function start(): Promise<void> {
  ;[stage, choices] = await Promise.all([
    ask<Stage>('GET', 'operations'),
    ask<Choices>('GET', 'choices'),
  ])
  options(
    byId<HTMLSelectElement>('everywhere'),
    'the usual',
    stage.scenarios.map((one) => one.name),
  )
  byId<HTMLSelectElement>('role').replaceChildren(
    ...stage.roles.map((role) => new Option(role, role)),
  )
  showOperations()
  byId<HTMLSelectElement>('everywhere').addEventListener('change', ({ target }) => {
    const { value } = target as HTMLSelectElement
    void choose({ everywhere: value || null }, `Everything plays ${value || 'the usual'}`)
  })
  byId<HTMLSelectElement>('role').addEventListener(
    'change',
    ({ target }) =>
      void choose({ role: (target as HTMLSelectElement).value }, 'Sign in again for the new role'),
  )
  byId('reset').addEventListener(
    'click',
    () =>
      void ask<Choices>('DELETE', 'choices').then((fresh) => {
        choices = fresh
        tell('Everything plays the usual')
        showChoices()
      }),
  )
  byId('find').addEventListener('input', showChoices)
  byId('chosen').addEventListener('change', showChoices)
  byId('faulty').addEventListener('change', () => void showRequests(true))
  byId('forget').addEventListener(
    'click',
    () => void ask('DELETE', 'requests').then(() => showRequests(true)),
  )
  await showRequests(true)
  setInterval(() => void showRequests(), 1_500)
}

start().catch((error: unknown) =>
  tell(error instanceof Error ? error.message : String(error), true),
)
