/** R Moving Alexander: distances count triangle sides; walls and guards do not matter (ruling A3). */

/** The distance of points that cannot be reached. */
const UNREACHED = -1;
const WAYS = 6;

/** Returns the least number of sides between any two points, row by row, by breadth-first search. */
export function allDistances(pointCount: number, neighbours: Int16Array): Int16Array {
  const distances = new Int16Array(pointCount * pointCount).fill(UNREACHED);
  const queue = new Int16Array(pointCount);
  for (let from = 0; from < pointCount; from++) {
    const base = from * pointCount;
    distances[base + from] = 0;
    queue[0] = from;
    let last = 1;
    for (let next = 0; next < last; next++) {
      const point = queue[next] as number;
      const further = (distances[base + point] as number) + 1;
      for (let way = point * WAYS; way < (point + 1) * WAYS; way++) {
        const to = neighbours[way] as number;
        if (to < 0 || distances[base + to] !== UNREACHED) continue;
        distances[base + to] = further;
        queue[last++] = to;
      }
    }
  }
  return distances;
}
