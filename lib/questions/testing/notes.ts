/** Ten definitions, a list, a procedure and code, in both languages. */
export const processesNote = `# Operating systems

A **process** is a running program with its own address space, open files and at least one thread.

A **thread** is a unit of execution that shares memory with its siblings inside one program.

A **mutex** is a lock that only the owner which acquired it may release.

A **semaphore** is a counter with two atomic operations, wait and signal.

A **deadlock** is a state in which several parties wait for each other's resources forever.

A **race condition** is a fault in which the result depends on the order of execution.

**Context switch** is the act of saving registers of one task and restoring those of another.

**Starvation** is a situation in which a ready task never gets the processor.

**Virtual memory** is a technique that maps addresses of a program to physical frames.

A **page fault** is an exception raised when a touched page is not in RAM.

## Deadlock conditions

All four must hold:

- mutual exclusion
- hold and wait
- no preemption
- circular wait

## Handling a page fault

The kernel works in this order:

1. Save the registers
2. Find the page on disk
3. Choose a free frame
4. Read the page into the frame
5. Update the page table

## Example

\`\`\`c
pthread_mutex_lock(&lock);
counter = counter + 1;
pthread_mutex_unlock(&lock);
\`\`\`

Linux got its completely fair scheduler in 2007. The typical page size on x86 is 4096 bytes.
`;

export const cellNote = `# Клетка

**Клетка** — это элементарная структурная и функциональная единица всех живых организмов.

**Митохондрия** — это органоид, который синтезирует АТФ за счёт окисления органических веществ.

**Рибосома** — это немембранная частица, на которой из аминокислот собираются белки.

**Хлоропласт** — это зелёная пластида растений, в которой происходит фотосинтез.

**Лизосома** — это пузырёк с ферментами, расщепляющими жиры и углеводы.

**Аппарат Гольджи** — это система плоских цистерн, где вещества сортируются и упаковываются.

**Ядро** — это хранилище наследственной информации в виде молекул ДНК.

**Осмос** — это диффузия воды через полупроницаемую мембрану.

**Митоз** — это деление, при котором дочерние структуры получают такой же набор хромосом.

**Мейоз** — это деление, при котором число хромосом уменьшается вдвое.

## Фазы митоза

Фазы идут в таком порядке:

1. Профаза
2. Прометафаза
3. Метафаза
4. Анафаза
5. Телофаза

## Признаки прокариот

Для прокариот характерны:

- отсутствие оформленного ядра
- кольцевая молекула ДНК
- мелкие частицы 70S
- стенка из муреина

Роберт Гук впервые описал ячейки пробки в 1665 году. В соматических клетках человека 46 хромосом.
`;

/** Sections of plain prose: nothing of it is a definition or a list, and all of it can be recalled. */
export const lighthouseNote = `# The walk to the lighthouse

## Why the road was closed

The sea had eaten the foot of the cliff during the winter storms. Nobody dared to send a cart over what was left of it.

## How the keeper got his bread

When the water was calm, somebody rowed across the bay. On other days he lowered a basket and hoped for the goodwill of those who fished there.

## What changed with the railway

Supplies came from the north and no longer over the sea. The village forgot how to read the tides.
`;
