import { Writable } from 'node:stream'

/**
 * What readline writes while somebody types. It is shown as long as something is asked: keys that come while a screen
 * is drawn would stand in the middle of it, so they are held back until readline shows the line again.
 */
export class Echo extends Writable {
  isOpen = false
  private readonly output: NodeJS.WriteStream

  constructor(output: NodeJS.WriteStream) {
    super()
    this.output = output
    // Where a line is broken depends on the width, which changes with the window.
    output.on('resize', () => this.emit('resize'))
  }

  get columns(): number {
    return this.output.columns
  }

  override _write(chunk: Uint8Array, _encoding: BufferEncoding, done: () => void): void {
    if (this.isOpen) this.output.write(chunk)
    done()
  }
}
