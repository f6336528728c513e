import { afterEach, expect, test, vi } from 'vitest'
import { AWAKE, keepEarlyPress } from './early-press'

afterEach(() => {
  document.body.innerHTML = ''
})

const page = () => {
  document.body.innerHTML = '<button type="button" id="chat"><i>Chatear</i></button><button type="submit" id="send">Enviar</button>'
  const heard = vi.fn()
  keepEarlyPress()
  return { heard, press: (id: string) => document.querySelector<HTMLElement>(id)?.click(), wake: () => dispatchEvent(new Event(AWAKE)) }
}

test('a press before the page is awake is made again, once', () => {
  const { heard, press, wake } = page()
  press('#chat i')
  document.querySelector('#chat')?.addEventListener('click', heard)
  wake()
  wake()
  expect(heard).toHaveBeenCalledTimes(1)
})

test('a press after it is not, nor one that works without code', () => {
  const { heard, press, wake } = page()
  press('#send')
  for (const button of document.querySelectorAll('button')) button.addEventListener('click', heard)
  wake()
  expect(heard).not.toHaveBeenCalled()
  press('#chat')
  expect(heard).toHaveBeenCalledTimes(1)
})
