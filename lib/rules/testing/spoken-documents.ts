/** Two study documents with what requests name: sections with contents, a table, lists, code, emphasis, slips of the pen. */
export const spokenEnglish = `# Memory management

## Contents

- [Overview](#overview)
- [Key terms](#key-terms)
- [How to allocate](#how-to-allocate)
- [Paging](#paging)
- [Put it to use](#put-it-to-use)

## Overview

Every process believes that it has the whole memory for itself. The operating system keeps this illusion alive with the help of the hardware. Early machines had no such protection, and a faulty program could overwrite its neighbour.

Virtual memory was first built in Manchester for the Atlas computer in 1962. It separates the addresses of a program from the places in the chips.

## Key terms

| Term | Size | Meaning |
| --- | --- | --- |
| Page | 4 KB | a block of virtual memory |
| Frame | 4 KB | a block of physical memory |
| Cache line | 64 B | what a processor fetches at once |
| Page table | varies | the map from pages to frames |

A **page fault** happens when a page has no frame yet. The **working set** is the set of pages in recent use.

## How to allocate

- First fit takes the first hole that is large enough
- Best fit takes the smallest hole that is large enough
- Worst fit takes the largest hole

The heap is managed by the library. Freeing the same block twice is a mistake that is hard to find. Memory that is never given back leaks.

\`\`\`c
int *p = malloc(10 * sizeof(int));
p[0] = 42;
free(p);
\`\`\`

## Paging

When memory runs low, pages are written to the disk:

1. Choose a victim page.
2. Write it out if it was changed.
3. Mark its entry as invalid.
4. Load the wanted page.

The order of victims matters. LRU removes the page that was not used for the longest time. FIFO removes the oldest page. A clock is a cheap aproximation of LRU.

## Put it to use

Look at the memory of your own programs with \`top\`. Small arrays are fast because they fit into the cache.
`;

export const spokenRussian = `# Базы данных

## Содержание

- [Что такое база](#что-такое-база)
- [Ключи](#ключи)
- [Нормальные формы](#нормальные-формы)
- [Индексы](#индексы)
- [Транзакции](#транзакции)

## Что такое база

База данных хранит сведения так, чтобы их можно было быстро найти. Реляционную модель предложил Эдгар Кодд в 1970 году. Таблица состоит из строк и столбцов. Раньше данные хранили в файлах, и каждая программа читала их по-своему.

## Ключи

| Ключ | Пример | Зачем нужен |
| --- | --- | --- |
| Первичный | номер студента | однозначно определяет строку |
| Внешний | номер группы | ссылается на другую таблицу |
| Составной | курс и семестр | состоит из нескольких столбцов |

**Первичный ключ** не бывает пустым. Внешний ключ может повторяться. Хороший ключ короткий и никогда не меняеться.

## Нормальные формы

Есть три нормальные формы. Первая запрещает списки в ячейках. Вторая требует зависимости от всего ключа. Третья убирает зависимости между обычными столбцами.

Лишняя нормализация замедляет запросы.

## Индексы

Индекс похож на указатель в книге. Он ускоряет поиск, но замедляет запись. Чаще всего индекс устроен как *дерево*. Поиск в нём занимает 3–4 шага.

\`\`\`sql
CREATE INDEX idx_name ON students(name);
SELECT * FROM students WHERE name = 'Иванов';
\`\`\`

## Транзакции

Свойства транзакции:

1. Атомарность: всё или ничего.
2. Согласованность: правила не нарушаются.
3. Изоляция: чужие изменения не видны.
4. Долговечность: записанное не пропадает.

Транзакция завершается командой COMMIT. Команда ROLLBACK отменяет всё. Взаимная блокировка возникает, когда две транзакции ждут друг друга.
`;
