/** A lecture note as a student might write it, with one wrong definition and one foreign snippet. */
export const sampleNoteEn = `# Data structures: the week before the test

Every structure is a promise about cost. It makes some operations cheap and pays for it with others.

## Linear structures

**Array** is a block of memory in which elements of one type lie side by side. Any element is reached by its index in $O(1)$ time.

**Linked list** is a chain of nodes in which every node stores a value and a pointer to the next node. Inserting after a known node takes $O(1)$, finding the k-th node takes $O(k)$.

**Stack** is a collection in which the element added last is removed first (LIFO).

\`\`\`cpp
std::stack<int> s;
s.push(1);
s.push(2);
std::cout << s.top();  // 2
\`\`\`

**Queue** is a collection in which the element added last is removed first, as in a line at the canteen.

**Deque** is a queue that allows insertion and removal at both ends.

\`\`\`python
from collections import deque

d = deque([2, 3])
d.appendleft(1)
d.append(4)
print(d)  # deque([1, 2, 3, 4])
\`\`\`

## Search

**Hash table** is a structure that finds a value by its key through a hash function, on average in $O(1)$.

**Collision** is a situation in which two different keys get the same hash.

**Binary search** is an algorithm that halves a sorted range at every step, so it needs $O(\\log n)$ comparisons.

\`\`\`python
def find(a, x):
    lo, hi = 0, len(a)
    while lo < hi:
        mid = (lo + hi) // 2
        if a[mid] < x:
            lo = mid + 1
        else:
            hi = mid
    return lo
\`\`\`

## Trees and recursion

**Recursion** is a technique in which a function calls itself on a smaller part of the problem.

\`\`\`cpp
std::map<std::string, int> stock = {{"tea", 3}, {"milk", 1}};
std::cout << stock["tea"];
\`\`\`

**Base case** is the input on which a recursive function answers at once, without another call.

**Binary search tree** is a binary tree in which smaller keys stand to the left of a node and larger keys to the right.

**Heap** is a complete binary tree in which every parent is not greater than its children, so the minimum is at the root.

**Big O notation** is a way to describe how the running time of an algorithm grows with the size of its input.
`;

/** The faults as they are planted, and what is right. */
export const mendedEn: readonly (readonly [planted: string, right: string])[] = [
  [
    "**Queue** is a collection in which the element added last is removed first",
    "**Queue** is a collection in which the element added first is removed first (FIFO)",
  ],
  [
    `\`\`\`cpp
std::map<std::string, int> stock = {{"tea", 3}, {"milk", 1}};
std::cout << stock["tea"];
\`\`\``,
    `\`\`\`cpp
int factorial(int n) {
    return n == 0 ? 1 : n * factorial(n - 1);
}
\`\`\``,
  ],
];
