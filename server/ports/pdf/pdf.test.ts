import { Worker } from 'node:worker_threads'
import { describe, expect, it, vi } from 'vitest'
import { PdfFailed, renderPdf } from './index.ts'
import { readPdf } from '../../testing/pdf.ts'

const template = new URL('./testing/plain.document.ts', import.meta.url)
const meta = { title: 'Fitxa', author: 'Llar', language: 'ca' }

describe('PDFs', () => {
  it('show Catalan, German, Greek and Cyrillic letters, units and money in embedded fonts', async () => {
    const text =
      'Col·lecció «l’àvia» ÀÈÒ ïüç · Größe Äußerung „Öl“ · 945.000 € · 120 m² · Ελένη Иванова'
    const pdf = await readPdf(await renderPdf({ template, data: { text }, meta }))
    expect(pdf.text.replaceAll(/\s+/g, ' ')).toContain(text)
    expect(pdf.fonts.every((font) => font.embedded)).toBe(true)
    expect(pdf.fonts.map((font) => font.name).join(' ')).toMatch(/InstrumentSans/)
    expect(pdf.info).toMatchObject({ Title: 'Fitxa', Author: 'Llar', Language: 'ca' })
  })

  it('say which letters they show, also where a thread met them first as parts of others', async () => {
    const texts = ['Búger à ï ç ñ', 'Precio a consultar canon']
    const told = []
    for (const text of texts)
      told.push((await readPdf(await renderPdf({ template, data: { text }, meta }))).text.trim())
    expect(told).toEqual(texts)
  })

  it('leave out what no font has: emoji vanish, other letters become question marks', async () => {
    const { text } = await readPdf(
      await renderPdf({ template, data: { text: 'Sol 🌞👨‍👩‍👧\u0000\u202e y 漢字.' }, meta }),
    )
    expect(text.trim()).toBe('Sol y ??.')
  })

  it('fail where no thread can be started, and the next one is drawn', async () => {
    const draw = (text: string) => renderPdf({ template, data: { text }, meta })
    // So that none is there.
    const hanging = renderPdf({ template, data: { hang: true }, meta }, { longest: 1 })
    await expect(hanging).rejects.toThrow(PdfFailed)
    vi.spyOn(Worker.prototype, 'unref').mockImplementationOnce(function (this: Worker) {
      vi.restoreAllMocks()
      void this.terminate()
      throw Object.assign(new Error('no thread'), { code: 'ERR_WORKER_INIT_FAILED' })
    })
    await expect(draw('uno')).rejects.toThrow(PdfFailed)
    expect((await readPdf(await draw('dos'))).text.trim()).toBe('dos')
  })

  it('end what takes too long or fails, and draw the next one', async () => {
    await expect(
      renderPdf({ template, data: { hang: true }, meta }, { longest: 1500 }),
    ).rejects.toThrow(PdfFailed)
    await expect(renderPdf({ template, data: { fail: true }, meta })).rejects.toThrow(PdfFailed)
    const all = await Promise.all(
      ['uno', 'dos', 'tres'].map((text) => renderPdf({ template, data: { text }, meta })),
    )
    expect((await Promise.all(all.map(readPdf))).map((pdf) => pdf.text.trim())).toEqual([
      'uno',
      'dos',
      'tres',
    ])
  })
})
