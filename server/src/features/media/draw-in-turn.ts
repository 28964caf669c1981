// Draw in turn: of all pictures of the process so many pixels are decoded at once, two pictures at most, so that its memory stays bounded and threads are left to read and write files.

/** Of the four threads that files are read and written by as well. */
const picturesAtOnce = 2;
/** As many as the largest single one may have: that one is drawn alone. Nine bytes each at worst. */
const pixelsAtOnce = 100_000_000;

type Waiting = { readonly pixels: number; readonly enter: () => void };
const waiting: Waiting[] = [];
let [pictures, drawn] = [0, 0];

/** All that the process decodes and encodes goes through here, first come first served. `pixels`: of what is decoded. */
export async function drawInTurn<T>(pixels: number, work: () => Promise<T>): Promise<T> {
  const taken = Math.min(pixels, pixelsAtOnce);
  const turn = new Promise<void>((enter) => waiting.push({ pixels: taken, enter }));
  letIn();
  await turn;
  try {
    return await work();
  } finally {
    pictures -= 1;
    drawn -= taken;
    letIn();
  }
}

function letIn(): void {
  for (
    let [next] = waiting;
    next && pictures < picturesAtOnce && drawn + next.pixels <= pixelsAtOnce;
    [next] = waiting
  ) {
    waiting.shift();
    pictures += 1;
    drawn += next.pixels;
    next.enter();
  }
}
