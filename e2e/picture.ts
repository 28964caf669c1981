// A real picture for a journey, a JPEG where its name says so, drawn anew each time so that no two posts carry the same file.
import sharp from 'sharp';

export async function drawPicture(name: string): Promise<{ name: string; bytes: Buffer }> {
  const shade = () => Math.floor(Math.random() * 256);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="500">
    <rect width="800" height="320" fill="rgb(${shade()},${shade()},230)"/>
    <rect y="320" width="800" height="180" fill="rgb(20,${shade()},120)"/>
    <circle cx="620" cy="110" r="60" fill="rgb(250,220,${shade()})"/></svg>`;
  const drawn = sharp(Buffer.from(svg));
  const isJpeg = name.endsWith('.jpg');
  return { name, bytes: await (isJpeg ? drawn.jpeg() : drawn.png()).toBuffer() };
}
